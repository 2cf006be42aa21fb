import { join } from 'node:path'
import { clusterFolderOf, giveClusterToAccount } from '../platform/embedded-postgres/index.ts'
import { backupParts } from './backup-contents.ts'
import { expandTree, expandFile } from './file-trees.ts'

const secretFile = 'database.secret'

/** Writes the database of a backup, and the passwords of its roles, into a data directory. */
export async function expandCluster(backup: string, dataDir: string): Promise<void> {
  const { clusterFiles, files } = backupParts(backup)
  await expandFile(join(files, secretFile), join(dataDir, secretFile))
  await expandTree(clusterFiles, clusterFolderOf(dataDir))
  giveClusterToAccount(dataDir)
}
