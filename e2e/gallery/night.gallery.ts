import { takePictures } from './take-pictures.ts'

takePictures('night')
