import { useState } from 'react'
import { Button } from '../app/ui/button.tsx'
import { Carousel } from '../app/ui/carousel.tsx'
import { EmptyState } from '../app/ui/empty-state.tsx'
import { FailedState } from '../app/ui/failed-state.tsx'
import { Skeleton, SkeletonBlock, SkeletonHeading, SkeletonLines } from '../app/ui/skeleton.tsx'
import { Tabs } from '../app/ui/tabs.tsx'
import layout from '../app/ui/layout.module.css'

const weeks = [
  'November 16 - November 22',
  'November 9 - November 15',
  'November 2 - November 8',
  'October 26 - November 1',
  'October 19 - October 25',
]

export function Motions() {
  const [week, setWeek] = useState(weeks[0])
  return (
    <section className={layout.stack} aria-labelledby="motions">
      <h2 id="motions">Tabs, slides and waiting</h2>
      <Tabs
        label="Period"
        tabs={[
          { id: '1', label: 'Weekly', panel: <p>The week’s reading.</p> },
          { id: '2', label: 'Monthly', panel: <p>The month’s reading.</p> },
          { id: '3', label: 'Yearly', panel: <p>The year’s reading.</p> },
        ]}
      />
      <Carousel
        label="Weeks"
        previousLabel="Previous weeks"
        nextLabel="Next weeks"
        selectedId={week}
        slides={weeks.map((one) => ({
          id: one,
          content: (
            <button type="button" onClick={() => setWeek(one)}>
              {one}
            </button>
          ),
        }))}
      />
      <div className={layout.grid}>
        <Skeleton label="The reading is on its way">
          <SkeletonBlock ratio={1.6} />
          <SkeletonHeading />
          <SkeletonLines count={4} />
        </Skeleton>
        <EmptyState title="There are no horoscopes." action={<Button>Choose your plan</Button>}>
          Choose a sign, and this week’s reading stands here.
        </EmptyState>
        <FailedState
          title="The sky did not answer"
          action={<Button kind="quiet">Try again</Button>}
        >
          The network seems to be down. What you typed is kept.
        </FailedState>
      </div>
    </section>
  )
}
