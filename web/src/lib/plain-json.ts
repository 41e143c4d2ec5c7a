/** Stands in for `json-bigint`, which the identity SDK calls as a function. */
// biome-ignore lint/style/noDefaultExport: the SDK imports json-bigint's default.
export default (): typeof JSON => JSON;
