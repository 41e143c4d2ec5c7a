/** PHP takes the text "0" for empty: such a body is no body. */
export const isZero = (body: Uint8Array): boolean => body.length === 1 && body[0] === 0x30;
