import { everyScreenIsAccessible } from '../screens/accessible.ts'

everyScreenIsAccessible({ colorScheme: 'light', languageId: 2, forcedColours: false })
