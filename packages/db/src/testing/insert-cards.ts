import { sql } from 'drizzle-orm';
import type { Connection } from '../database';
import { toTextColumns } from '../repositories/cards/flashcard-rows';

export type StoredCard = {
  userId: number;
  documentId?: number;
  question: string;
  answer: string;
  createDate?: Date;
  isDeleted?: boolean;
};

/** Thousands of cards at a time, without the way through the calls; their ids go up in the order given. */
export async function insertCards({ database }: Pick<Connection, 'database'>, cards: StoredCard[]) {
  const rows = cards.map(({ question, answer, ...card }) => {
    const { searchBytes, searchSignature, longSearchBytes } = toTextColumns({ question, answer });
    return {
      ...card,
      question,
      answer,
      search: toHex(searchBytes),
      signature: toHex(searchSignature),
      longSearch: toHex(longSearchBytes),
    };
  });
  // One text for all of them: both drivers send it alike, and thousands of parameters would take longer.
  await database.execute(sql`insert into flashcards (user_id, document_id, question, answer,
      search_bytes, search_signature, long_search_bytes, create_date, deleted_at)
    select "userId", "documentId", question, answer, decode(search, 'hex'), decode(signature, 'hex'),
      decode("longSearch", 'hex'), coalesce("createDate", now()), case when "isDeleted" then now() end
    from json_to_recordset(${JSON.stringify(rows)}::json) as card ("userId" int, "documentId" int,
      question text, answer text, search text, signature text, "longSearch" text,
      "createDate" timestamptz, "isDeleted" boolean)`);
}

function toHex(bytes: Uint8Array | null): string | null {
  return bytes && Buffer.from(bytes).toString('hex');
}
