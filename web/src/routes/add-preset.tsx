import { useQueryClient } from "@tanstack/react-query";
import { House } from "lucide-react";
import { use } from "react";
import { Link, useNavigate } from "react-router";
import { AreaPicker } from "../features/area/area-picker.tsx";
import { areaText, customAreaName } from "../features/area/edge-bounds.ts";
import { balanceKey } from "../features/credits/query-keys.ts";
import { useBalance } from "../features/credits/use-balance.ts";
import { TierChoice } from "../features/preset-wizard/tier-choice.tsx";
import { useWizard } from "../features/preset-wizard/use-wizard.ts";
import { Wizard } from "../features/preset-wizard/wizard.tsx";
import { tasksKey } from "../features/tasks/use-tasks.ts";
import { loadConfig } from "../lib/config.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { useUser } from "./protected.tsx";

export default function AddPreset() {
  usePageTitle("Add Preset");
  const user = useUser();
  const config = use(loadConfig());
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { micros: balanceMicros } = useBalance(user);
  const controls = useWizard({
    userId: user.id,
    onStarted() {
      void queries.invalidateQueries({ queryKey: balanceKey(user.id) });
      void queries.invalidateQueries({ queryKey: tasksKey(user.id) });
      void navigate(paths.presets);
    },
    onSignedOut: () => void navigate(paths.login, { state: { from: paths.addPreset } }),
  });
  const { area, place, tier } = controls.wizard;

  return (
    <div className="mx-auto max-w-4xl px-4 py-6 sm:px-6 sm:py-10">
      <Link to={paths.home} className={`${buttonClass("quiet", "small")} -ml-3 mb-4`}>
        <House aria-hidden className="size-4.5" />
        Home
      </Link>
      <Wizard
        controls={controls}
        balanceMicros={balanceMicros}
        areaName={area ? (place ?? customAreaName(area)) : ""}
        areaSize={area ? areaText(area) : ""}
        areaPicker={
          <AreaPicker
            config={config}
            area={area}
            place={place}
            tier={tier}
            balanceMicros={balanceMicros}
            onChoose={(chosen, name) =>
              controls.send({ type: "area chosen", area: chosen, place: name })
            }
          >
            <TierChoice
              tier={tier}
              onChoose={(chosen) => controls.send({ type: "tier chosen", tier: chosen })}
            />
          </AreaPicker>
        }
      />
    </div>
  );
}
