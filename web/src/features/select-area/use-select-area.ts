import { type Dispatch, useEffect, useReducer } from "react";
import { parseJson, storageKeys, tabStorage } from "../../lib/storage.ts";
import {
  freshSelectArea,
  readSelectAreaDraft,
  reduceSelectArea,
  type SelectArea,
  type SelectAreaEvent,
} from "./select-area-state.ts";

/** The screen's state, kept in the tab until it was sent: a reload or a refusal loses nothing. */
export function useSelectArea(userId: string): readonly [SelectArea, Dispatch<SelectAreaEvent>] {
  const [state, send] = useReducer(reduceSelectArea, userId, loadDraft);
  useEffect(() => {
    tabStorage.write(storageKeys.selectAreaDraft, JSON.stringify({ userId, state }));
  }, [userId, state]);
  return [state, send];
}

const loadDraft = (userId: string): SelectArea =>
  readSelectAreaDraft(parseJson(tabStorage.read(storageKeys.selectAreaDraft)), userId) ??
  freshSelectArea;
