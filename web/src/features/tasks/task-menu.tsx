import { Ellipsis } from "lucide-react";
import { Suspense, useState } from "react";
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
export function TaskMenu({ task, isOwnScreen = false, hasRerun = false }: TaskMenuProps) {
  const [isUsed, setUsed] = useState(false);
  const [asked, setAsked] = useState<TaskAction | null>(null);
  const { start } = useRerun(task);
  const close = (): void => setAsked(null);
  const preload = () => void loadMenu();
  const face = {
    "aria-label": `More actions for ${task.name}`,
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
  return (
    <>
      {isUsed ? (
        <Suspense fallback={button}>
          <TaskMenuItems
            task={task}
            face={face}
            isFinal={isFinal(task.status)}
            hasRerun={hasRerun}
            onAsk={setAsked}
          />
        </Suspense>
      ) : (
        button
      )}
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
