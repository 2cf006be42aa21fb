import { sample } from '../../scripts/test-scope.ts'
import { testScreenAccessibility } from '../screens/accessibility.ts'
import { screens } from '../screens/screens.ts'

testScreenAccessibility({
  checked: sample(screens, 2, 1),
  colorScheme: 'light',
  languageId: 2,
  forcedColours: false,
})
