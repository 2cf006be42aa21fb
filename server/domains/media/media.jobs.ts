import type { Context } from '../../context/context.ts'
import { preparePicture } from './prepare-picture.ts'
import { type ListUsedPictures, removeUnusedPictures } from './remove-unused-pictures.ts'

export function mediaJobs(context: Context, listUsed: ListUsedPictures): void {
  const { jobs } = context
  jobs.handle('prepare-picture', ({ pictureId }) => preparePicture(context, pictureId))
  jobs.schedule('remove-unused-pictures', '53 * * * *', () =>
    removeUnusedPictures(context, listUsed),
  )
}
