import { numberText, percentText } from "../../lib/formats.ts";

interface BarsProps {
  bars: readonly { label: string; value: number }[];
  /** The value of a full bar. */
  of: number;
}

export function Bars({ bars, of }: BarsProps) {
  return (
    <table className="w-full border-collapse text-sm">
      <tbody>
        {bars.map(({ label, value }) => (
          <tr key={label}>
            <th
              scope="row"
              dir="auto"
              className="w-28 max-w-28 truncate sm:w-36 sm:max-w-36 py-1.5 pr-3 text-start font-normal"
            >
              {label}
            </th>
            <td className="py-1.5">
              <span aria-hidden className="block h-3 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${of > 0 ? (value / of) * 100 : 0}%` }}
                />
              </span>
            </td>
            <td className="w-24 py-1.5 pl-3 sm:w-28 text-end tabular-nums">
              {numberText(value)}
              {of > 0 && <span className="text-soft"> · {percentText(value / of)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
