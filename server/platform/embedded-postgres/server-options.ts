/** Options for little memory, a quick start and durable commits. */
const always = {
  // The product is one process with one or two pools; more connections are a mistake.
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // Needed by backups while the product runs.
  wal_level: 'replica',
  // No replicas and no parallel queries: fewer processes.
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements are logged by the product; in this log they would contain personal data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/** For databases of tests, which need not survive a power failure. */
export const throwawayOptions = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_connections: '300',
}

export type ServerOptions = Readonly<Record<string, string>>

export function serverArguments(endpoint: ServerOptions, special: ServerOptions): string[] {
  return Object.entries({ ...always, ...special, ...endpoint }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
}
