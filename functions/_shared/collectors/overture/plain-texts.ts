/**
 * Texts one after the other, each behind its length. The library makes an object of each: of a
 * hundred thousand in each of twenty columns those are more memory than the texts.
 */
export function plainTexts(
  view: DataView,
  start: number,
  most = Number.POSITIVE_INFINITY,
): (at: number) => Uint8Array {
  const starts: number[] = [];
  for (let at = start; at + lengthBytes <= view.byteLength && starts.length < most; ) {
    starts.push(at);
    at += lengthBytes + view.getUint32(at, true);
  }
  return (at) => {
    const from = starts[at];
    if (from === undefined) throw new RangeError(`there is no text ${at}`);
    const length = view.getUint32(from, true);
    return new Uint8Array(view.buffer, view.byteOffset + from + lengthBytes, length);
  };
}

const lengthBytes = 4;
