import sharp from 'sharp'

/** Draws a picture, as a file that a page can be given. */
export const drawPicture = async (width: number, height: number) => ({
  name: 'ring.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#7a4a2b' } })
    .jpeg()
    .toBuffer(),
})
