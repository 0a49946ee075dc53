import { Button } from 'antd';
import { texts } from '../locale/index.ts';

/** Sends what was entered to sign in with. */
export const SubmitButton = ({ busy }: { busy: boolean }) => (
  <Button
    type="primary"
    size="large"
    htmlType="submit"
    block
    loading={busy}
    autoInsertSpace={false}
  >
    {texts.signIn.title}
  </Button>
);
