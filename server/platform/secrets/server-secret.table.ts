export interface ServerSecretTable {
  name: string
  /** 32 random bytes. */
  secret: Buffer
}

declare module '../database/schema.ts' {
  interface Database {
    server_secrets: ServerSecretTable
  }
}
