import { type Folder, foldForSearch } from '@scholar/contract';
import type { FoldersRepository, OwnerId, FolderPlace } from '@scholar/domain';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { documents } from '../../tables/documents.table';
import { folders } from '../../tables/folders.table';
import { sets } from '../../tables/sets.table';

export function createFoldersRepository(db: Database): FoldersRepository {
  return {
    async list(owner) {
      const { rows } = await db.execute<Folder>(sql`
        select ${folders.id} as "folderId", ${folders.name}, ${folders.parentId} as "parentId",
          ${countIn(sets, owner)} as sets, ${countIn(documents, owner)} as documents
        from ${folders} where ${folders.userId} = ${owner}
        order by ${folders.searchName}, ${folders.id}`);
      return rows;
    },

    async insert(owner, { name, parentId }) {
      const [stored] = await db
        .insert(folders)
        .values({ userId: owner, name, searchName: foldForSearch(name), parentId })
        .returning({ id: folders.id });
      if (!stored) {
        throw new Error('The database returned no folder.');
      }
      return stored.id;
    },

    async update(owner, folderId, { name, parentId }) {
      await db
        .update(folders)
        .set({ name, searchName: foldForSearch(name), parentId })
        .where(own(owner, folderId));
    },

    async remove(owner, folderId) {
      await db.delete(folders).where(own(owner, folderId));
    },

    putSets: (owner, folderId, setIds) => put(sets, owner, folderId, setIds),
    putDocuments: (owner, folderId, documentIds) => put(documents, owner, folderId, documentIds),
  };

  async function put(
    table: typeof sets | typeof documents,
    owner: OwnerId,
    folderId: number | null,
    ids: number[],
  ): Promise<FolderPlace[]> {
    const { rows } = await db.execute<FolderPlace>(sql`
      update ${table} set folder_id = ${folderId}::int
      from (select ${table.id} as id, ${table.folderId} as folder_id from ${table}
        where ${table.userId} = ${owner} and ${isAmong(table.id, ids)}
          and ${table.deletedAt} is null
        for update) as before
      where ${table.userId} = ${owner} and ${table.id} = before.id
      returning before.id, before.folder_id as "folderId"`);
    return rows.toSorted((one, other) => one.id - other.id);
  }
}

/** In the folder or in one that lies in it; 0 is what lies in none. */
export function isInFolder(column: PgColumn, owner: OwnerId, folderId: number): SQL {
  return folderId === 0
    ? isNull(column)
    : sql`${column} = any(array(select ${folders.id} from ${folders}
        where ${folders.userId} = ${owner}
          and (${folders.id} = ${folderId} or ${folders.parentId} = ${folderId})))`;
}

function countIn(table: typeof sets | typeof documents, owner: OwnerId): SQL {
  return sql`(select count(*)::int from ${table} where ${table.userId} = ${owner}
    and ${table.folderId} = ${folders.id} and ${table.deletedAt} is null)`;
}

function own(owner: OwnerId, folderId: number): SQL | undefined {
  return and(eq(folders.userId, owner), eq(folders.id, folderId));
}

function isAmong(column: PgColumn, ids: number[]): SQL {
  return sql`${column} = any(${toIdArray(ids)})`;
}
