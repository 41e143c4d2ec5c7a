/** An .ico file that holds PNG pictures of several sizes (each a square of at most 256 pixels). */
export function iconFile(pictures: readonly { sizePx: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = 6 + 16 * pictures.length;
  const entries = pictures.map(({ sizePx, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(sizePx % 256, 0);
    entry.writeUInt8(sizePx % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
