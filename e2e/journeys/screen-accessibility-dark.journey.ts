import { testScreenAccessibility } from '../screens/accessibility.ts'

testScreenAccessibility({ colorScheme: 'dark', languageId: 1, forcedColours: true })
