import { sampleScreens, testScreenAccessibility } from '../screens/accessibility.ts'
import { screens } from '../screens/screens.ts'

testScreenAccessibility({
  checked: sampleScreens(screens, 2),
  colorScheme: 'light',
  languageId: 2,
  forcedColours: false,
})
