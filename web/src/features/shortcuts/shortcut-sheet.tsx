import { useId, useState } from "react";
import { areShortcutsOn, keyText, shortcutGroups, switchShortcuts } from "../../lib/shortcuts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** All keys that do something on this screen, and a switch for them. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Keyboard shortcuts"
      description="These keys work on this screen while you aren't typing."
      body={<Sheet />}
    >
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  );
}

function Sheet() {
  const id = useId();
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <>
      <div className={isOn ? "" : "opacity-60"} inert={!isOn}>
        {shortcutGroups().map(({ title, shortcuts }) => (
          <section key={title} className="mt-5">
            <h3 className="font-medium text-sm">{title}</h3>
            <dl className="mt-2 divide-y divide-line">
              {shortcuts.map(({ keys, does }) => (
                <div key={keys} className="flex items-center justify-between gap-4 py-2">
                  <dt className="order-2 shrink-0">
                    <Keys keys={keys} />
                  </dt>
                  <dd className="order-1">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label htmlFor={id} className="mt-5 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            switchShortcuts(target.checked);
            setOn(target.checked);
          }}
          className="size-5 shrink-0"
        />
        Use these shortcuts in this browser
      </label>
    </>
  );
}

const Keys = ({ keys }: { keys: string }) =>
  keys.split(" ").map((key, at) => (
    <span key={key}>
      {at > 0 && <span className="mx-1.5 text-soft text-sm">then</span>}
      <kbd className="inline-block min-w-7 rounded-md border border-line-strong/60 bg-sunken px-1.5 py-0.5 text-center font-sans text-sm">
        {keyText(key)}
      </kbd>
    </span>
  ));
