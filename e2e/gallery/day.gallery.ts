import { takePictures } from './take-pictures.ts'

takePictures('day')
