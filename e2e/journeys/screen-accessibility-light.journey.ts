import { testScreenAccessibility } from '../screens/accessibility.ts'

testScreenAccessibility({ colorScheme: 'light', languageId: 2, forcedColours: false })
