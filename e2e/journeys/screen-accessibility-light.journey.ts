import { everyScreenIsAccessible } from '../screens/accessibility.ts'

everyScreenIsAccessible({ colorScheme: 'light', languageId: 2, forcedColours: false })
