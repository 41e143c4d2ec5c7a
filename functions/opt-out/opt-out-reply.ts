import type { SuppressionRow } from "#collections/suppressions.ts";
import type { OptOutReply } from "#domain/contract.ts";
import { optOutMetaName, optOutProofUrl } from "#domain/opt-out/suppressions.ts";

/** The reply to the requester, without anything others wrote. */
export const replyOf = ({ $id, kind, value, state, code }: SuppressionRow): OptOutReply => ({
  id: $id,
  kind,
  value,
  state,
  proof:
    kind === "domain" ? { code, fileUrl: optOutProofUrl(value), metaName: optOutMetaName } : null,
});
