import { beforeAll, describe, test } from "vitest";
import { publicScreens } from "../../scripts/screenshots/public-screens.ts";
import { expectWellMade, openRooms, type Rooms } from "../steps/every-screen.ts";

describe("every screen before the log-in", () => {
  let rooms: Rooms;

  beforeAll(async () => {
    rooms = await openRooms();
  });

  test.each(publicScreens.map((screen) => ({ name: screen.name, screen })))(
    "$name: axe finds nothing, nothing sticks out, nothing complains",
    ({ screen }) => expectWellMade(rooms, screen),
  );
});
