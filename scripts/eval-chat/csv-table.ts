/** RFC 4180 read character by character, independent of the library that writes the files. */
export function csvTable(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let field = "";
  let isQuoted = false;
  const csv = text.replace(/^\uFEFF/, "");
  for (let at = 0; at < csv.length; at++) {
    const char = csv[at] ?? "";
    if (isQuoted && char === '"' && csv[at + 1] === '"') {
      field += '"';
      at++;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) field += char;
    else if (char === ",") {
      record.push(field);
      field = "";
    } else if (char === "\n") {
      records.push([...record, field]);
      record = [];
      field = "";
    } else if (char !== "\r") field += char;
  }
  return field !== "" || record.length > 0 ? [...records, [...record, field]] : records;
}
