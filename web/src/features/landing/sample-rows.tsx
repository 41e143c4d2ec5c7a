import { sampleAnswer } from "virtual:sample-answer";

const headings = [
  { heading: "Name", look: "" },
  { heading: "Address", look: "max-sm:hidden" },
  { heading: "Phone", look: "w-40" },
];

/** The businesses behind the sample's answer; `rowsMax` of them. */
export function SampleRows({ rowsMax = sampleAnswer.rows.length }: { rowsMax?: number }) {
  return (
    // Column widths do not depend on the text, so nothing moves when the font arrives.
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">The businesses behind the answer</caption>
      <thead className="bg-sunken text-soft">
        <tr>
          {headings.map(({ heading, look }) => (
            <th key={heading} scope="col" className={`px-4 py-2.5 text-start font-medium ${look}`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {sampleAnswer.rows.slice(0, rowsMax).map(({ id, name, category, address, phone }) => (
          <tr key={id}>
            <td className="px-4 py-2.5">
              <span className="block font-medium">
                {name ?? <span className="text-soft italic">Unnamed</span>}
              </span>
              <span className="text-soft">{category}</span>
            </td>
            <td className="px-4 py-2.5 text-soft max-sm:hidden">{address ?? "Unknown"}</td>
            <td className="whitespace-nowrap px-4 py-2.5 tabular-nums">{phone}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
