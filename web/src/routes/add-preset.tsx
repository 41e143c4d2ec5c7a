import { useQueryClient } from "@tanstack/react-query";
import { House } from "lucide-react";
import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { customAreaName } from "#domain/area/area-name.ts";
import { AreaPicker } from "../features/area/area-picker.tsx";
import { areaText } from "../features/area/edge-bounds.ts";
import { farOut, wizardFraming } from "../features/area/framing.ts";
import { TierChoice } from "../features/area/tier-choice.tsx";
import { balanceKey } from "../features/credits/query-keys.ts";
import { useBalance } from "../features/credits/use-balance.ts";
import { handedOver } from "../features/preset-wizard/handed-over.ts";
import { useWizard, type WizardControls } from "../features/preset-wizard/use-wizard.ts";
import { Wizard } from "../features/preset-wizard/wizard.tsx";
import { tasksKey } from "../features/tasks/newest-tasks.ts";
import { withoutArea } from "../lib/area-address.ts";
import { loadConfig, type SiteConfig } from "../lib/config.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { stepsBelow } from "../lib/screen-state.ts";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { useUser } from "./protected.tsx";

const search = {
  label: "Location",
  placeholder: "Enter a location or drag points on the map...",
  placesShown: 6,
  isRanked: false,
};

/** An address that brings settings along starts the wizard again, even where it is open. */
export default function AddPreset() {
  const { key } = useLocation();
  const [parameters] = useSearchParams();
  const [broughtBy, bring] = useState(key);
  if (broughtBy !== key && handedOver(parameters)) bring(key);
  return <NewPreset key={broughtBy} />;
}

function NewPreset() {
  usePageTitle("Add Preset");
  const user = useUser();
  const config = use(loadConfig());
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [parameters] = useSearchParams();
  const [brought] = useState(() => handedOver(parameters));
  const { micros: balanceMicros } = useBalance(user);
  const [isStarted, setStarted] = useState(false);
  const controls = useWizard({
    userId: user.id,
    handedOver: brought,
    onStarted() {
      void queries.invalidateQueries({ queryKey: balanceKey(user.id) });
      void queries.invalidateQueries({ queryKey: tasksKey(user.id) });
      setStarted(true);
    },
    onSignedOut: () => void navigate(paths.login, { state: { from: `${paths.addPreset}?step=3` } }),
  });
  const arrival = useArrival(controls.leftAt);
  const isAtFirst = useWayBack(isStarted);
  if (isStarted) {
    return isAtFirst ? (
      <Navigate to={paths.presets} replace />
    ) : (
      <ScreenSpinner label="Opening your presets" />
    );
  }
  if (arrival !== null) return <Navigate to={`?${arrival}`} replace />;
  const { area, place } = controls.wizard;

  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <Link to={paths.home} className={`${buttonClass("quiet", "small")} -ml-3 mb-4`}>
        <House aria-hidden className="size-4.5" />
        Home
      </Link>
      <Wizard
        controls={controls}
        balanceMicros={balanceMicros}
        areaName={area ? (place ?? customAreaName(area)) : ""}
        areaSize={area ? areaText(area) : ""}
        areaPicker={(next) => (
          <PresetArea
            config={config}
            controls={controls}
            balanceMicros={balanceMicros}
            next={next}
          />
        )}
      />
    </div>
  );
}

interface PresetAreaProps {
  config: SiteConfig;
  controls: WizardControls;
  balanceMicros: number | null;
  next: ReactNode;
}

function PresetArea({ config, controls, balanceMicros, next }: PresetAreaProps) {
  const { area, place, tier } = controls.wizard;
  const [home] = useState(() => homeOf(config));
  return (
    <AreaPicker
      config={config}
      area={area}
      place={place}
      tier={tier}
      balanceMicros={balanceMicros}
      search={search}
      framing={wizardFraming}
      cost={{
        heading: `Estimated cost, Tier ${tier}`,
        decimals: 4,
        line: (price) => price,
      }}
      home={home}
      onChoose={(chosen, name) => controls.send({ type: "area chosen", area: chosen, place: name })}
      action={next}
    >
      <TierChoice
        tier={tier}
        onChoose={(chosen) => controls.send({ type: "tier chosen", tier: chosen })}
      />
    </AreaPicker>
  );
}

const homeOf = ({ sampleBounds }: SiteConfig) =>
  sampleBounds ? { bounds: sampleBounds, paddingPx: 0, closestZoom: 18 } : farOut;

/**
 * Goes back over the steps once the collection has started, and says when the first is reached: what
 * takes its place has below it the page before the wizard, and not a wizard that is empty by now.
 */
function useWayBack(isStarted: boolean): boolean {
  const navigate = useNavigate();
  const below = stepsBelow(useLocation().state);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isStarted || below === 0 || isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-below);
  }, [isStarted, below, navigate]);
  return below === 0;
}

/**
 * The address to continue at, or null: without the values a link handed over, which are stored by
 * now, and at the draft's last step.
 */
function useArrival(leftAt: number): string | null {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [parameters] = useSearchParams();
  if (key !== firstKey) return null;
  const rest = withoutArea(parameters);
  if (!rest.has("step") && leftAt > 1) rest.set("step", String(leftAt));
  return rest.toString() === parameters.toString() ? null : rest.toString();
}
