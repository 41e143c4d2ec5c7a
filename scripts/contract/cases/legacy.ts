import assert from "node:assert/strict";
import { type Case, is } from "../case.ts";
import { server, type World } from "../clients.ts";
import { refused, until } from "../expectations.ts";

const { Query } = server;

/** A document whose attributes the types know nothing of. */
type Thing = server.Models.Document & Record<string, unknown>;

const databaseOf = (world: World): string => world.id("olddb");
const at = (world: World) => ({ databaseId: databaseOf(world), collectionId: "things" });
const documentAt = (world: World, documentId: string) => ({ ...at(world), documentId });

async function untilAvailable(world: World): Promise<void> {
  await until(
    () => world.key.databases.getCollection(at(world)),
    ({ attributes, indexes }) =>
      [...attributes, ...indexes].every((one) => Reflect.get(one, "status") === "available"),
  );
}

/** Databases, collections and documents by their deprecated names. */
export const legacyCases: Case[] = [
  is("a database by its deprecated name", async (world) => {
    const { databases } = world.key;
    const databaseId = databaseOf(world);
    await databases.create({ databaseId, name: "Old" });
    world.afterwards(() => databases.delete({ databaseId }));
    assert.equal((await databases.update({ databaseId, name: "Older" })).name, "Older");
    assert.equal((await databases.get({ databaseId })).$id, databaseId);
    assert.ok((await databases.list()).total > 0);
    const spare = world.id("spare");
    await databases.create({ databaseId: spare, name: "Spare" });
    await databases.delete({ databaseId: spare });
    await refused(databases.get({ databaseId: spare }), 404, "database_not_found");
  }),
  is("a collection is a table", async (world) => {
    const { databases } = world.key;
    const place = at(world);
    await databases.createCollection({ ...place, name: "Things", documentSecurity: true });
    const changed = await databases.updateCollection({ ...place, name: "Things 2" });
    assert.deepEqual([changed.name, Reflect.get(changed, "tableId")], ["Things 2", undefined]);
    const { databaseId } = place;
    assert.equal((await databases.listCollections({ databaseId })).total, 1);
    await databases.createCollection({ databaseId, collectionId: "spare", name: "Spare" });
    await databases.deleteCollection({ databaseId, collectionId: "spare" });
    await refused(
      databases.getCollection({ databaseId, collectionId: "spare" }),
      404,
      "collection_not_found",
    );
    await databases.createStringAttribute({ ...place, key: "name", size: 60, required: true });
    await databases.createIntegerAttribute({ ...place, key: "qty", required: false, min: 0 });
    await untilAvailable(world);
  }),
  is("an index by its deprecated name", async (world) => {
    const { databases } = world.key;
    const index = { ...at(world), key: "by_qty" };
    await databases.createIndex({
      ...index,
      type: server.DatabasesIndexType.Key,
      attributes: ["qty"],
    });
    await untilAvailable(world);
    assert.deepEqual((await databases.getIndex(index)).attributes, ["qty"]);
    await databases.deleteIndex(index);
    await until(
      () => databases.listIndexes(at(world)),
      ({ total }) => total === 0,
    );
    await refused(databases.getIndex(index), 404, "index_not_found");
  }),
  is("a document is a row", async (world) => {
    const { databases } = world.key;
    const place = documentAt(world, "one");
    const made = await databases.createDocument<Thing>({ ...place, data: { name: "One", qty: 1 } });
    assert.deepEqual([made.$collectionId, Reflect.get(made, "$tableId")], ["things", undefined]);
    await databases.updateDocument<Thing>({ ...place, data: { qty: 2 } });
    await databases.upsertDocument<Thing>({ ...place, data: { name: "Uno", qty: 3 } });
    assert.equal((await databases.getDocument<Thing>(place)).qty, 3);
    const more = await databases.incrementDocumentAttribute({
      ...place,
      attribute: "qty",
      value: 4,
    });
    assert.equal(Reflect.get(more, "qty"), 7);
    const less = await databases.decrementDocumentAttribute({ ...place, attribute: "qty", min: 0 });
    assert.equal(Reflect.get(less, "qty"), 6);
    await refused(
      databases.decrementDocumentAttribute({ ...place, attribute: "qty", value: 9, min: 0 }),
      400,
      "attribute_limit_exceeded",
    );
    await databases.deleteDocument(place);
    await refused(databases.getDocument<Thing>(place), 404, "document_not_found");
  }),
  is("many documents are written at once", async (world) => {
    const { databases } = world.key;
    const place = at(world);
    const documents = ["a", "b", "c"].map((id, qty) => ({ $id: id, name: id, qty }));
    assert.equal((await databases.createDocuments<Thing>({ ...place, documents })).total, 3);
    const changed = await databases.updateDocuments<Thing>({
      ...place,
      data: { qty: 9 },
      queries: [Query.lessThan("qty", 2)],
    });
    assert.equal(changed.total, 2);
    const again = await databases.upsertDocuments<Thing>({
      ...place,
      documents: [{ $id: "c", name: "see", qty: 1 }],
    });
    assert.equal(again.total, 1);
    assert.equal((await databases.listDocuments<Thing>(place)).total, 3);
    const gone = await databases.deleteDocuments({ ...place, queries: [Query.equal("$id", "a")] });
    assert.equal(gone.total, 1);
  }),
  is("what is wrong with a document is said in its own words", async (world) => {
    const { databases } = world.key;
    const place = documentAt(world, "bad");
    const wrong = databases.createDocument<Thing>({ ...place, data: { qty: 1 } });
    await refused(wrong, 400, "document_invalid_structure");
    const empty = databases.createDocument<Thing>({ ...place, data: {} });
    await refused(empty, 400, "document_missing_data");
    const taken = databases.createDocument<Thing>({
      ...documentAt(world, "b"),
      data: { name: "b" },
    });
    await refused(taken, 409, "document_already_exists");
    const none = databases.listDocuments<Thing>({ ...at(world), collectionId: "none" });
    await refused(none, 404, "collection_not_found");
  }),
];
