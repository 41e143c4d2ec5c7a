import { QueryClientProvider } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { presetEntry, screensFor } from "../features/palette/entries.ts";
import { Palette } from "../features/palette/palette.tsx";
import { useTasks } from "../features/tasks/use-tasks.ts";
import { queryClient } from "../lib/query-client.ts";
import { useSession } from "../lib/session.tsx";

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
  return (
    <Palette
      {...dialog}
      entries={screensFor(isSignedIn)}
      isLoading={false}
      failure={null}
      onGo={(to) => void navigate(to)}
    />
  );
}

function WithPresets({ userId, ...dialog }: PaletteScreenProps & { userId: string }) {
  const navigate = useNavigate();
  const { list, failure } = useTasks(userId);
  return (
    <Palette
      {...dialog}
      entries={[...(list ?? []).map(presetEntry), ...screensFor(true)]}
      isLoading={list === null && failure === null}
      failure={failure}
      onGo={(to) => void navigate(to)}
    />
  );
}
