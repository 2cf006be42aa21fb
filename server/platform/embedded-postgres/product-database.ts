import pg from 'pg'

/** Creates the product's role and database if they are missing, also after a killed start. */
export async function ensureProductDatabase(adminUrl: string, password: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  // A lost connection fails the query under way; an 'error' event without a listener would end the process.
  admin.on('error', () => {})
  await admin.connect()
  try {
    const { rows } = await admin.query<{ has_role: boolean; has_database: boolean }>(`
      SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'rashi') AS has_role,
             EXISTS (SELECT FROM pg_database WHERE datname = 'rashi') AS has_database`)
    if (!rows[0]?.has_role) {
      await admin.query(`CREATE ROLE rashi LOGIN PASSWORD ${pg.escapeLiteral(password)}`)
    }
    if (!rows[0]?.has_database) await admin.query('CREATE DATABASE rashi OWNER rashi')
  } finally {
    await admin.end()
  }
}
