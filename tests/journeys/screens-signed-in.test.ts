import { beforeAll, describe, test } from "vitest";
import { signedInScreens } from "../../scripts/screenshots/signed-in-screens.ts";
import { expectWellMade, openRooms, type Rooms } from "../steps/every-screen.ts";

describe("every screen behind the log-in", () => {
  let rooms: Rooms;

  beforeAll(async () => {
    rooms = await openRooms();
  });

  test.each(signedInScreens.map((screen) => ({ name: screen.name, screen })))(
    "$name: axe finds nothing, nothing sticks out, nothing complains",
    ({ screen }) => expectWellMade(rooms, screen),
  );
});
