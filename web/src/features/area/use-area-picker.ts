import { type RefObject, useRef, useState } from "react";
import type { Bounds, Edge } from "#domain/area/area.ts";
import type { Place } from "../../lib/geocoder.ts";
import type { AreaMapControls } from "./area-on-map.ts";
import { moveEdge, stepFor, whyNotThere } from "./edge-bounds.ts";
import { type Framing, type MapView, viewOfBox, viewOfPlace } from "./framing.ts";
import { hasLeftPlace, rememberPlace } from "./place-name.ts";
import { type OnChoose, useAreaChoice } from "./use-area-choice.ts";

export interface AreaPickerOptions {
  area: Bounds | null;
  place: string | null;
  framing: Framing;
  /** Where the map looks while no area is chosen, and again whenever it changes. */
  home: MapView | null;
  onChoose: OnChoose;
}

export interface AreaPickerControls {
  map: RefObject<AreaMapControls | null>;
  view: MapView | null;
  /** What was wrong with what was typed, or why a side stands elsewhere; null when nothing was. */
  remark: string | null;
  setRemark: (remark: string | null) => void;
  chooseByHand: (bounds: Bounds) => void;
  choosePlace: (place: Place) => void;
  chooseView: () => void;
  step: (edge: Edge, direction: 1 | -1) => void;
  moveTo: (edge: Edge, to: number) => void;
  canUndo: boolean;
  goBack: () => void;
}

/** Every way to choose an area, and where the map looks afterwards. */
export function useAreaPicker(options: AreaPickerOptions): AreaPickerControls {
  const { area, place, framing, home, onChoose } = options;
  const map = useRef<AreaMapControls>(null);
  const [remark, setRemark] = useState<string | null>(null);
  const [view, setView] = useView(area, framing, home);
  const { choose, canUndo, undo } = useAreaChoice({ area, place }, onChoose);

  const chooseByHand = (bounds: Bounds): void => {
    setRemark(null);
    choose(bounds, hasLeftPlace(place, area, bounds) ? null : undefined);
  };
  const choosePlace = (found: Place): void => {
    setRemark(null);
    rememberPlace(found.label, found.bounds);
    choose(found.bounds, found.label);
    setView(viewOfPlace(found, framing));
  };
  const chooseView = (): void => {
    if (map.current) choose(map.current.viewArea(), null);
  };
  /** The base of a number or a step. */
  const from = (): Bounds | null => area ?? map.current?.shown() ?? boxOf(home);
  const step = (edge: Edge, direction: 1 | -1): void => {
    const bounds = from();
    if (!bounds) return;
    chooseByHand(moveEdge(bounds, edge, bounds[edge] + direction * stepFor(bounds, edge)));
  };
  const moveTo = (edge: Edge, to: number): void => {
    const bounds = from();
    if (!bounds) return;
    const moved = moveEdge(bounds, edge, to);
    chooseByHand(moved);
    setRemark(whyNotThere(bounds, edge, to));
    setView(viewOfBox(moved, framing));
  };
  const goBack = (): void => {
    const back = undo();
    if (!back) return;
    setRemark(null);
    if (back.area) setView(viewOfBox(back.area, framing));
  };
  const actions = { chooseByHand, choosePlace, chooseView, step, moveTo, goBack };
  return { map, view, remark, setRemark, canUndo, ...actions };
}

const boxOf = (home: MapView | null): Bounds | null =>
  home && "bounds" in home ? home.bounds : null;

/** Where the map looks: at first at the area, later wherever it is sent last. */
function useView(area: Bounds | null, framing: Framing, home: MapView | null) {
  const [view, setView] = useState(() => (area ? viewOfBox(area, framing) : home));
  const [lastHome, setLastHome] = useState(home);
  if (lastHome !== home) {
    setLastHome(home);
    setView(home);
  }
  return [view, setView] as const;
}
