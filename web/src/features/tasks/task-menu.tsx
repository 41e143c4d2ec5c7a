import { Ellipsis } from "lucide-react";
import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import type { Task } from "#domain/contract.ts";
import { isFinal } from "#domain/task/task.ts";
import { lazyPart, loaded } from "../../lib/lazy-part.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { TaskAction } from "./task-menu-items.tsx";
import { useRerun } from "./use-rerun.ts";

const loadMenu = () => loaded(() => import("./task-menu-items.tsx"));
const TaskMenuItems = lazyPart(loadMenu, "TaskMenuItems");
const RerunDialog = lazyPart(() => import("./rerun-dialog.tsx"), "RerunDialog");
const RenameDialog = lazyPart(() => import("./rename-dialog.tsx"), "RenameDialog");
const DeleteDialog = lazyPart(() => import("./delete-dialog.tsx"), "DeleteDialog");

interface TaskMenuProps {
  task: Task;
  /** On the preset's own screen a deletion leads back to the list. */
  isOwnScreen?: boolean;
  /** Whether a button beside the menu runs it again. */
  hasRerun?: boolean;
}

/** The rarer actions; their code comes when somebody is near. */
export function TaskMenu(props: TaskMenuProps) {
  const [isUsed, setUsed] = useState(false);
  const preload = () => void loadMenu();
  const face = {
    "aria-label": `More actions for ${props.task.name}`,
    title: "More actions",
    className: `${buttonClass("secondary", "small")} w-9 px-0!`,
    children: <Ellipsis aria-hidden className="size-4.5" />,
  };
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setUsed(true)}
      {...face}
    />
  );
  return isUsed ? <UsedMenu {...props} face={face} button={button} /> : button;
}

interface UsedMenuProps extends TaskMenuProps {
  face: ComponentProps<"button">;
  /** Shown until the menu's code has loaded. */
  button: ReactNode;
}

function UsedMenu({ task, isOwnScreen = false, hasRerun = false, face, button }: UsedMenuProps) {
  const [asked, setAsked] = useState<TaskAction | null>(null);
  const { start } = useRerun(task);
  const close = (): void => setAsked(null);
  return (
    <>
      <Suspense fallback={button}>
        <TaskMenuItems
          task={task}
          face={face}
          isFinal={isFinal(task.status)}
          hasRerun={hasRerun}
          onAsk={setAsked}
        />
      </Suspense>
      <Suspense>
        {asked === "rerun" && <RerunDialog task={task} onClose={close} onRerun={start} />}
        {asked === "rename" && <RenameDialog task={task} onClose={close} />}
        {asked === "delete" && (
          <DeleteDialog task={task} isOwnScreen={isOwnScreen} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
