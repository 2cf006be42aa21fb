import type { ResponseOf } from '@rashi/contract'

export type Consultation = ResponseOf<'GET /studio/consultations'>['consultations'][number]
