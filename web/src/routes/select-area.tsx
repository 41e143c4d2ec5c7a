import { useQueryClient } from "@tanstack/react-query";
import { use, useState } from "react";
import { useNavigate } from "react-router";
import type { Bounds } from "#domain/area/area.ts";
import { matchingLimits } from "#domain/limits/matching.ts";
import { AreaPicker } from "../features/area/area-picker.tsx";
import { farOut, type MapView, selectAreaFraming, viewOfBox } from "../features/area/framing.ts";
import { TierChoice } from "../features/area/tier-choice.tsx";
import { balanceKey } from "../features/credits/query-keys.ts";
import { useBalance } from "../features/credits/use-balance.ts";
import { RefusalDialog } from "../features/preset-wizard/refusal-dialog.tsx";
import { TypeEntry } from "../features/preset-wizard/type-entry.tsx";
import { TypeSuggestions } from "../features/preset-wizard/type-suggestions.tsx";
import { type Start, useStart } from "../features/preset-wizard/use-start.ts";
import type { CountedArea } from "../features/preset-wizard/use-type-counts.ts";
import { defaultArea, type SelectAreaEvent } from "../features/select-area/select-area-state.ts";
import { SendForm, sendFormId } from "../features/select-area/send-form.tsx";
import { SendSteps } from "../features/select-area/send-steps.tsx";
import { type Position, usePosition } from "../features/select-area/use-position.ts";
import { usePositionName } from "../features/select-area/use-position-name.ts";
import { useSelectArea } from "../features/select-area/use-select-area.ts";
import { tasksKey } from "../features/tasks/newest-tasks.ts";
import { loadConfig, type SiteConfig } from "../lib/config.ts";
import type { LatLon } from "../lib/geocoder.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { storageKeys, tabStorage } from "../lib/storage.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { cardClass } from "../ui/card.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { useUser } from "./protected.tsx";

const search = {
  label: "Location",
  placeholder: "Search for a place",
  placesShown: 5,
  isRanked: true,
};
const positionZoom = 13;

/** The earlier picker: area, keyword and name on one screen. */
export default function SelectArea() {
  usePageTitle("Select Area");
  const user = useUser();
  const config = use(loadConfig());
  const { micros: balanceMicros } = useBalance(user);
  const [state, dispatch] = useSelectArea(user.id);
  const starting = useStartFromHere(user.id);
  const send = (event: SelectAreaEvent): void => {
    starting.dismissProblem();
    dispatch(event);
  };
  const { home, position } = useArrival(state.area, config, send);

  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <SendSteps step={starting.isStarting ? 2 : 1} />
      <h1 className="mt-6 font-semibold text-2xl tracking-tight sm:text-3xl">Select Area</h1>
      <p className="mt-1.5 text-soft">Choose an area, a keyword and a name on one page.</p>
      <section aria-label="Area, keywords and name" className={`${cardClass} mt-6 p-5 sm:p-8`}>
        <AreaPicker
          config={config}
          area={state.area}
          place={state.location}
          tier={state.tier}
          balanceMicros={balanceMicros}
          search={search}
          framing={selectAreaFraming}
          cost={{
            heading: `Estimated debit (Tier ${state.tier})`,
            decimals: 2,
            line: (price) => price,
          }}
          home={home}
          onChoose={(area, location) => send({ type: "area chosen", area, location })}
          onEmptySide={(edge, isEmpty) => send({ type: "side emptied", edge, isEmpty })}
          more={
            <>
              <Keywords keywords={state.keywords} where={state} send={send} />
              <SendForm
                state={state}
                send={send}
                isSending={starting.isStarting}
                problem={starting.problem?.sentence ?? null}
                onSend={(request) => void starting.start(request)}
              />
              <Categories keywords={state.keywords} send={send} />
            </>
          }
          action={
            <Button type="submit" form={sendFormId} isBusy={starting.isStarting}>
              {starting.isStarting ? "Sending…" : "Start Analysis"}
            </Button>
          }
        >
          {position.status !== "unwanted" && (
            <PositionNote
              isAsking={position.status === "asking"}
              isDefault={state.area === defaultArea}
            />
          )}
          <TierChoice tier={state.tier} onChoose={(tier) => send({ type: "tier chosen", tier })} />
        </AreaPicker>
      </section>
      <RefusalDialog refusal={starting.refusal} onClose={starting.dismissRefusal} />
    </div>
  );
}

interface KeywordsProps {
  keywords: readonly string[];
  send: (event: SelectAreaEvent) => void;
}

function Keywords({ keywords, where, send }: KeywordsProps & { where: CountedArea }) {
  const [text, setText] = useState("");
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <TypeEntry
        label="Keyword or category"
        types={keywords}
        text={text}
        onText={setText}
        where={where}
        onAdd={(text) => send({ type: "keyword added", text })}
        onRemove={(text) => send({ type: "keyword removed", text })}
        heading={<h2 className="font-medium text-sm">Your keywords</h2>}
        empty="None yet."
      />
      {keywords.length > 1 && (
        <p className="text-soft text-sm">
          Only the first keyword, <bdi>{keywords[0]}</bdi>, is collected by this page.
        </p>
      )}
    </div>
  );
}

const Categories = ({ keywords, send }: KeywordsProps) => (
  <Disclosure look="box" label="All categories" className="lg:col-span-2">
    <TypeSuggestions
      types={keywords}
      isFull={keywords.length >= matchingLimits.typesMax}
      onAdd={(text) => send({ type: "keyword added", text })}
      columnsClass="lg:grid-cols-3"
    />
  </Disclosure>
);

/** As high with every text, and never empty: the map below it may be under somebody's finger. */
function PositionNote({ isAsking, isDefault }: { isAsking: boolean; isDefault: boolean }) {
  const known = isDefault
    ? "Your browser didn't share your location, so the map starts at a default area."
    : "Drag a point on the map to change the area.";
  return (
    <p role="status" className="min-h-10 text-soft text-sm md:min-h-5">
      {isAsking ? "Finding your location…" : known}
    </p>
  );
}

/** Starts the collection, then shows it among the presets. */
function useStartFromHere(userId: string): Start {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useStart({
    onStarted() {
      tabStorage.remove(storageKeys.selectAreaDraft);
      void queries.invalidateQueries({ queryKey: balanceKey(userId) });
      void queries.invalidateQueries({ queryKey: tasksKey(userId) });
      void navigate(paths.presets, { replace: true });
    },
    onSignedOut: () => void navigate(paths.login, { state: { from: paths.selectArea } }),
  });
}

/** Starts the map where the person is, unless an area is chosen already. */
function useArrival(
  area: Bounds | null,
  config: SiteConfig,
  send: (event: SelectAreaEvent) => void,
): { home: MapView; position: Position } {
  const [home, setHome] = useState<MapView>(farOut);
  const namePosition = usePositionName(config, (at, name) =>
    send({ type: "position named", at, name }),
  );
  const arrive = (at: LatLon | null): void => {
    // A person who has already chosen stays there.
    if (area) return;
    send({ type: "position known", at });
    setHome(at ? { ...at, zoom: positionZoom } : viewOfBox(defaultArea, selectAreaFraming));
    if (at) void namePosition(at);
  };
  const position = usePosition(area === null, arrive);
  return { home, position };
}
