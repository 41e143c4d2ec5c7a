import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useSignOut } from "../features/account/sign-out.ts";
import { type Entry, newPresets, presetEntry, screensFor } from "../features/palette/entries.ts";
import { logOutEntry, screenEntry, themeEntries } from "../features/palette/in-place.ts";
import { Palette } from "../features/palette/palette.tsx";
import { useTasks } from "../features/tasks/use-tasks.ts";
import { queryClient } from "../lib/query-client.ts";
import { screenActions } from "../lib/screen-actions.ts";
import { useSession } from "../lib/session.tsx";
import { useTheme } from "../lib/theme.tsx";
import { paths } from "../paths.ts";

interface PaletteScreenProps {
  onClose: () => void;
}

/** The palette, with the signed-in person's presets. */
export default function PaletteScreen(props: PaletteScreenProps) {
  const { session } = useSession();
  const user = session.status === "signed-in" ? session.user : null;
  if (!user?.isVerified) return <ScreensOnly {...props} isSignedIn={user !== null} />;
  return (
    <QueryClientProvider client={queryClient}>
      <WithPresets {...props} userId={user.id} />
    </QueryClientProvider>
  );
}

function ScreensOnly({ isSignedIn, ...dialog }: PaletteScreenProps & { isSignedIn: boolean }) {
  const navigate = useNavigate();
  const actions = useActions(isSignedIn);
  return (
    <Palette
      {...dialog}
      entries={[...screensFor(isSignedIn), ...actions]}
      isLoading={false}
      failure={null}
      onGo={(to) => void navigate(to)}
    />
  );
}

function WithPresets({ userId, ...dialog }: PaletteScreenProps & { userId: string }) {
  const navigate = useNavigate();
  const { list, isWhole, failure } = useTasks(userId);
  const actions = useActions(true);
  return (
    <Palette
      {...dialog}
      entries={[...(list ?? []).map(presetEntry), ...screensFor(true), ...actions]}
      isLoading={!isWhole}
      failure={failure}
      onGo={(to) => void navigate(to)}
    />
  );
}

/** The palette shows the first three before anyone types. */
function useActions(isSignedIn: boolean): Entry[] {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { isDark } = useTheme();
  const [ofScreen] = useState(screenActions);
  const [empty, ...templates] = newPresets;
  const logOut = (): void => void signOut({ to: paths.home }, () => navigate(paths.home));
  return [
    ...ofScreen.map(screenEntry),
    ...(empty ? [empty] : []),
    ...themeEntries(isDark),
    ...(isSignedIn ? [logOutEntry(logOut)] : []),
    ...templates,
  ];
}
