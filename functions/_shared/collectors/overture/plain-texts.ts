/**
 * Texts one after the other, each behind its length. The library makes an object of each: of a
 * hundred thousand in each of twenty columns those are more memory than the texts.
 */
export function plainTexts(
  view: DataView,
  start: number,
  most: number,
): (at: number) => Uint8Array {
  const starts = new Uint32Array(Math.min(most, view.byteLength / lengthBytes));
  let count = 0;
  for (let at = start; at + lengthBytes <= view.byteLength && count < starts.length; count++) {
    starts[count] = at;
    at += lengthBytes + view.getUint32(at, true);
  }
  return (at) => {
    const from = starts[at];
    if (from === undefined || at >= count) throw new RangeError(`there is no text ${at}`);
    const length = view.getUint32(from, true);
    return new Uint8Array(view.buffer, view.byteOffset + from + lengthBytes, length);
  };
}

const lengthBytes = 4;
