import { Card } from '../app/ui/card.tsx'
import { Graticule } from '../app/ui/graticule.tsx'
import { Rule } from '../app/ui/rule.tsx'
import { Seal } from '../app/ui/seal.tsx'
import layout from '../app/ui/layout.module.css'

export function Ornaments() {
  return (
    <section className={layout.stack} aria-labelledby="ornaments">
      <h2 id="ornaments">Frames, seals and rules</h2>
      <div className={layout.grid}>
        <Card frame="plate" style={{ overflow: 'hidden' }}>
          <Graticule />
        </Card>
        <Card frame="plate" className={`${layout.stack} ${layout.tight}`}>
          <h3>A plate</h3>
          <p>Graduated like the border of an atlas: one tick a degree, the bars five by five.</p>
          <Rule />
          <p className={layout.caption}>Moon 13° 04′ Scorpio, in Anuradha, waxing.</p>
        </Card>
        <Card className={`${layout.stack} ${layout.tight}`}>
          <h3>A label</h3>
          <p>Hairlines with hollowed corners, as on the back of an instrument’s case.</p>
        </Card>
      </div>
      <div className={layout.grid}>
        {(['silver', 'gold', 'diamond'] as const).map((tier) => (
          <Card key={tier} chosen={tier === 'gold'} className={`${layout.stack} ${layout.centred}`}>
            <Seal tier={tier} name={`${tier} seal`} size={180} />
            <h3>{tier}</h3>
          </Card>
        ))}
      </div>
      <Card frame="plain">One plain line.</Card>
    </section>
  )
}
