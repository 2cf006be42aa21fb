import { everyScreenIsAccessible } from '../screens/accessibility.ts'

everyScreenIsAccessible({ colorScheme: 'dark', languageId: 1, forcedColours: true })
