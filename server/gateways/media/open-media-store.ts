import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { diskMediaStore } from './disk-media-store.ts'
import type { MediaStore } from './media-store.ts'
import { s3MediaStore } from './s3-media-store.ts'

/** Creates the store of the settings: a bucket, or else `DATA_DIR/media`. */
export const openMediaStore = ({
  dataDir,
  mediaBucket,
}: Pick<Config, 'dataDir' | 'mediaBucket'>): MediaStore =>
  mediaBucket ? s3MediaStore(mediaBucket) : diskMediaStore(join(dataDir, 'media'))
