/** `sizeText(1_234)` // => "1.2 kB" */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes >= 1) return `${megabytes.toFixed(1)} MB`;
  return bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`;
}
