import { Prose } from '../app/ui/prose.tsx'
import { RunningHead } from '../app/ui/running-head.tsx'
import layout from '../app/ui/layout.module.css'

export function Reading() {
  return (
    <section className={layout.stack} aria-labelledby="reading">
      <h2 id="reading">Reading</h2>
      <div className={layout.beside}>
        <div className={layout.stack}>
          <RunningHead left="Scorpio" right="November 16 - November 22" />
          <Prose opening>
            <p>
              On Monday the Moon leaves Libra in the first hour after dawn and crosses into your own
              sign, where Mercury has waited since the ninth. Say what you have been turning over:
              it will come out shorter than you feared, and <em>kinder</em>.
            </p>
            <p>
              Mars keeps his square to Saturn until Thursday, 19 November. Work that resists is
              better put down for two days than forced; by the weekend the same door opens to a
              push. The price of the week is £4.99, and <a href="#fields">the terms</a> are short.
            </p>
            <hr />
            <h3>What the sky is doing</h3>
            <ul>
              <li>Moon enters Scorpio on Monday at 06:12</li>
              <li>Mercury stands 4° 27′ from Venus</li>
            </ul>
            <blockquote>The stars incline; they do not compel.</blockquote>
          </Prose>
        </div>
        <div className={layout.stack} lang="hi">
          <RunningHead left="वृश्चिक" right="16 नवंबर – 22 नवंबर" />
          <Prose opening>
            <h3>चंद्रमा वहीं है जहाँ वह था</h3>
            <p>
              सोमवार को भोर के पहले घंटे में चंद्रमा तुला राशि छोड़कर आपकी अपनी राशि में प्रवेश करता है, जहाँ बुध नौ
              तारीख़ से प्रतीक्षा कर रहा है। जो बात मन में है, उसे कह दीजिए।
            </p>
            <p>गुरुवार तक मंगल और शनि का वर्ग योग बना रहता है।</p>
          </Prose>
        </div>
      </div>
    </section>
  )
}
