import { ownConversations } from "./conversation.ts";
import { conversationShelf } from "./conversation-shelf.ts";

/** Removes the conversations of this account from the browser's own database. */
export async function forgetConversations(userId: string): Promise<void> {
  for (const { id } of ownConversations(await conversationShelf.all(), userId)) {
    await conversationShelf.remove(id);
  }
}
