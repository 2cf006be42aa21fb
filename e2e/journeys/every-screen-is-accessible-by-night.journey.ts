import { everyScreenIsAccessible } from '../screens/accessible.ts'

everyScreenIsAccessible({ colorScheme: 'dark', languageId: 1, forcedColours: true })
