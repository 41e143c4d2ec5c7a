import type { Trading } from "./business-kinds.ts";
import type { Random } from "./random.ts";

type Values = [string, ...string[]];

const byTrading: Record<Trading, Values> = {
  food: [
    "Mo-Su 12:00-23:00",
    "Tu-Su 12:00-14:30,18:00-22:30",
    "Mo-Th 11:00-23:00; Fr,Sa 11:00-01:00; Su 12:00-22:30",
    "Mo-Sa 07:30-17:00; Su 09:00-16:00",
    "We-Su 17:30-00:00; Mo,Tu off",
    "Fr,Sa 18:00-02:00; Su-Th 18:00-00:30",
    "Mo-Fr 08:00-18:00; Sa 09:00-18:00; Su,PH 10:00-16:00",
    "Tu-Sa 18:00+",
    "Mo-Su 11:30-15:00,17:00-22:00; PH off",
  ],
  shop: [
    "Mo-Sa 09:00-17:30",
    "Mo-Fr 09:00-18:00; Sa 09:00-17:00",
    "Mo-Sa 09:30-18:00; Su 11:00-16:00",
    "Mo-Su 07:00-22:00",
    "Tu-Sa 10:00-17:00; PH off",
    "Mo-Fr 09:00-13:00,14:00-17:30; Sa 09:00-13:00; PH,Su off",
    "Tu,We 09:00-18:00; Th 09:00-20:00; Fr 09:00-18:00; Sa 08:30-16:00",
    "24/7",
    "Mo-Sa 08:00-20:00; Su 10:00-16:00; Dec 25 off",
    "Apr-Sep: Mo-Su 09:00-18:00; Oct-Mar: Tu-Sa 10:00-16:00",
  ],
  office: [
    "Mo-Fr 09:00-17:00",
    "Mo-Fr 09:00-17:30; PH off",
    "Mo-Fr 08:30-12:30,13:30-17:30",
    "Mo-Th 09:00-17:00; Fr 09:00-16:00; Sa,Su,PH off",
    'Mo-Fr 09:00-17:00 "by appointment"',
  ],
  health: [
    "Mo-Fr 08:30-18:00",
    "Mo-Th 08:00-19:00; Fr 08:00-16:00",
    "Mo-Fr 08:00-12:00,14:00-18:00; Sa 09:00-12:00; PH off",
    'Mo-Fr 09:00-17:00; Sa "by appointment"',
    "Mo,We,Fr 09:00-17:00; Tu,Th 11:00-20:00",
  ],
  craft: [
    "Mo-Fr 08:00-17:00",
    "Mo-Fr 07:30-16:30; Sa 08:00-12:00",
    "Mo-Sa 08:00-18:00; PH off",
    "Mo-Fr 08:00-17:30; Sa[1] 09:00-12:00",
    '24/7 "emergency call-out"',
  ],
  stay: ["24/7", "Mo-Su 07:00-23:00", "Apr 1-Oct 31: 00:00-24:00", "Mo-Su 08:00-22:00"],
  leisure: [
    "Mo-Fr 06:30-22:00; Sa,Su 08:00-20:00",
    "Mo-Su 06:00-24:00",
    "Tu-Su 10:00-18:00; Mo off",
    "Mo-Th 16:00-21:00; Sa 10:00-14:00",
    "Fr,Sa 22:00-04:00",
    "24/7; PH off",
  ],
};

/** Values mappers leave behind that no parser makes sense of. */
const broken: Values = [
  "9am to 5pm weekdays",
  "Mon-Fri 9-17h",
  "ask inside",
  "Mo-Fr 09:00-",
  "Mo-Fr 25:00-31:00",
  "seasonal, see door",
];

export const hoursFor = (trading: Trading, random: Random): string =>
  random.chance(0.03) ? random.pick(broken) : random.pick(byTrading[trading]);
