import { Skeleton } from 'antd';
import './cards.css';

/** Stands where cards will be, while they are loaded for the first time. */
export const WaitingCards = ({ count }: { count: number }) => (
  <>
    {Array.from({ length: count }, (_none, index) => (
      <div key={index} className="pl-card pl-card-waiting" aria-hidden>
        <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 2 }} />
      </div>
    ))}
  </>
);
