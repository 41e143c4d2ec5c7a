import { QueryClientProvider } from "@tanstack/react-query";
import { MobileAccount } from "../features/account/mobile-account.tsx";
import { BalanceDisplay } from "../features/credits/balance-display.tsx";
import { useBalance } from "../features/credits/use-balance.ts";
import type { User } from "../lib/account.ts";
import { queryClient } from "../lib/query-client.ts";

interface SignedInMobileProps {
  user: User;
  onFollow: () => void;
}

/** The signed-in end of the slide-in menu. */
export default function SignedInMobile(props: SignedInMobileProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Controls {...props} />
    </QueryClientProvider>
  );
}

function Controls({ user, onFollow }: SignedInMobileProps) {
  const balance = useBalance(user);
  return (
    <MobileAccount
      user={user}
      onFollow={onFollow}
      balance={user.isVerified && <BalanceDisplay balance={balance} unit="credits" />}
    />
  );
}
