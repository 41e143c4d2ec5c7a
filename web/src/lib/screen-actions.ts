import { useLayoutEffect } from "react";

/** An action of the current screen that the palette lists. */
export interface ScreenAction {
  label: string;
  /** Beside the label; also searched. */
  about: string;
  run: () => void;
}

const onScreen = new Set<readonly ScreenAction[]>();

/** Lists these in the palette while the component is mounted. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  useLayoutEffect(() => {
    onScreen.add(actions);
    return () => void onScreen.delete(actions);
  });
}

export const screenActions = (): ScreenAction[] => [...onScreen].flat();
