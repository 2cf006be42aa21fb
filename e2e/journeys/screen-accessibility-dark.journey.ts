import { sample } from '../../scripts/test-scope.ts'
import { testScreenAccessibility } from '../screens/accessibility.ts'
import { screens } from '../screens/screens.ts'

testScreenAccessibility({
  checked: sample(screens, 2),
  colorScheme: 'dark',
  languageId: 1,
  forcedColours: true,
})
