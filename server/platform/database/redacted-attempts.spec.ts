import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withDatabaseBefore } from '../../testing/earlier-database.ts'
import { migrateDatabase } from './migrate.ts'

const [living, deleted] = [
  '00000000-0000-7000-8000-000000000001',
  '00000000-0000-7000-8000-000000000002',
]
const parameters = '{"attemptId": "a", "cardId": "pm_1", "customerId": "cus_1"}'

test('charges of accounts that were deleted earlier lose their card and customer, those of others keep them (SEC-44)', async () => {
  await withDatabaseBefore('202611221904', async (db) => {
    await sql
      .raw(
        `insert into users (id, email, password_hash, full_name, gender, birth_moment, birth_place,
          birth_latitude_degrees, birth_longitude_degrees, agreement, created_at)
        values ('${living}', 'a@example.org', 'x', 'A', 1, '1990-01-01 00:00:00', 'B', 0, 0, true, now());
        insert into purchases (id, user_id, kind, state, request_key, ordered, description, amount_pence, language_id, created_at)
        values ('${living}', '${living}', 'k', 'fulfilled', 'r', '{}', 'd', 1, 1, now()),
          ('${deleted}', '${deleted}', 'k', 'fulfilled', 'r', '{}', 'd', 1, 1, now());
        insert into attempts (id, purchase_id, state, parameters, amount_pence, payment_id, created_at, settled_at)
        values ('${living}', '${living}', 'succeeded', '${parameters}', 1, 'pi_1', now(), now()),
          ('${deleted}', '${deleted}', 'succeeded', '${parameters}', 1, 'pi_2', now(), now());`,
      )
      .execute(db)
    await migrateDatabase(db)
    const rows = await db.selectFrom('attempts').select(['parameters']).orderBy('id').execute()
    expect(rows.map((row) => row.parameters)).toEqual([
      { attemptId: 'a', cardId: 'pm_1', customerId: 'cus_1' },
      { attemptId: 'a' },
    ])
  })
})
