import { sampleScreens, testScreenAccessibility } from '../screens/accessibility.ts'
import { screens } from '../screens/screens.ts'

testScreenAccessibility({
  checked: sampleScreens(screens, 0),
  colorScheme: 'dark',
  languageId: 1,
  forcedColours: true,
})
