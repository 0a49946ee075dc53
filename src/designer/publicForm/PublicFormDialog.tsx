import {
  Alert,
  App,
  Button,
  Checkbox,
  DatePicker,
  Flex,
  Form,
  Input,
  InputNumber,
  Modal,
  QRCode,
  Select,
  TimePicker,
} from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useRuntimeHost } from '../../runtime/host.ts';
import type { Page } from '../../schema/generated/types.gen.ts';
import { steps } from '../../steps/index.ts';
import { copyText } from '../../widgets/clipboard.ts';
import { Icon } from '../../widgets/icons/index.ts';
import type { JsonObject } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { messageText } from '../locale/problem.ts';
import { useDesigner, useDocument } from '../state/context.ts';
import type { FormLinks } from './links.ts';
import { publicForm } from './publicForm.ts';
import './publicForm.css';

interface Asked {
  form: string;
  title: string;
  opensAt?: Dayjs | null;
  closesAt?: Dayjs | null;
  hours?: [Dayjs | null, Dayjs | null] | null;
  days: string;
  answerLimit?: number | null;
  captcha: boolean;
  single: boolean;
}

const momentForm = 'YYYY-MM-DD HH:mm:ss';
const timeForm = 'HH:mm:ss';
const most = 1_000_000;

const rangeOf = (begin: Dayjs, end: Dayjs) => ({
  begin: begin.format(timeForm),
  end: end.format(timeForm),
});

/** Refuses hours that begin when they end. */
async function differing(hours: Asked['hours'], message: string): Promise<void> {
  const [begin, end] = hours ?? [];
  if (begin && end && begin.format(timeForm) === end.format(timeForm)) throw new Error(message);
}

interface Props {
  links: FormLinks;
  /** The forms of the page by their names. */
  forms: JsonObject;
  onClose(): void;
}

/** Asks when and how a form may be filled in by everybody, and gives the link. */
export function PublicFormDialog({ links, forms, onClose }: Props) {
  const texts = designerTexts();
  const own = texts.publicForm;
  const document = useDocument() as JsonObject;
  const { title } = document;
  const { project } = useDesigner();
  const host = useRuntimeHost();
  const [form] = Form.useForm<Asked>();
  const [state, setState] = useState<{ isBusy?: boolean; failure?: string; address?: string }>({});
  const make = async ({ form: name, opensAt, closesAt, hours, answerLimit, ...rest }: Asked) => {
    setState({ isBusy: true });
    try {
      const address = await links.make({
        ...rest,
        form: publicForm(document as unknown as Page, name, {
          project,
          host: { ...host, steps },
        }),
        ...(opensAt && { opensAt: opensAt.format(momentForm) }),
        ...(closesAt && { closesAt: closesAt.format(momentForm) }),
        ...(hours?.[0] && hours[1] && { hours: rangeOf(hours[0], hours[1]) }),
        ...(answerLimit && { answerLimit }),
      });
      setState({ address });
    } catch (error) {
      setState({ failure: messageText(error as Error) });
    }
  };
  const names = Object.keys(forms);
  const isMade = state.address !== undefined;
  return (
    <Modal
      open
      title={own.title}
      onCancel={onClose}
      confirmLoading={state.isBusy ?? false}
      okText={own.make}
      cancelText={isMade ? texts.publish.close : texts.cancel}
      okButtonProps={{ hidden: isMade }}
      onOk={() => form.submit()}
    >
      {isMade ? (
        <Made address={state.address!} />
      ) : (
        <Form
          form={form}
          layout="vertical"
          initialValues={{
            form: names[0],
            title: typeof title === 'string' ? title : '',
            days: '0',
            captcha: true,
            single: false,
          }}
          onFinish={(asked) => void make(asked)}
        >
          <p>{own.hint}</p>
          {state.failure !== undefined && (
            <Alert type="error" showIcon message={state.failure} className="pl-link-refused" />
          )}
          <Form.Item name="form" label={own.form} hidden={names.length === 1}>
            <Select options={names.map((value) => ({ value, label: value }))} />
          </Form.Item>
          <Form.Item name="title" label={own.name} rules={[{ required: true, message: own.name }]}>
            <Input autoComplete="off" maxLength={50} />
          </Form.Item>
          <Flex gap="middle" wrap>
            <Form.Item name="opensAt" label={own.opensAt} className="pl-link-moment">
              <DatePicker showTime placeholder={own.atOnce} />
            </Form.Item>
            <Form.Item name="closesAt" label={own.closesAt} className="pl-link-moment">
              <DatePicker showTime placeholder={own.never} />
            </Form.Item>
          </Flex>
          <OpeningFields />
          <Form.Item name="answerLimit" label={own.answerLimit}>
            <InputNumber
              min={1}
              max={most}
              precision={0}
              placeholder={own.anyNumber}
              style={{ width: '100%' }}
            />
          </Form.Item>
          <Flex gap="large" wrap>
            <Form.Item name="captcha" valuePropName="checked" noStyle>
              <Checkbox>{own.captcha}</Checkbox>
            </Form.Item>
            <Form.Item name="single" valuePropName="checked" noStyle>
              <Checkbox>{own.single}</Checkbox>
            </Form.Item>
          </Flex>
        </Form>
      )}
    </Modal>
  );
}

/** On which days, and at which hours of the day, the form is open. */
function OpeningFields() {
  const own = designerTexts().publicForm;
  return (
    <Flex gap="middle" wrap>
      <Form.Item name="days" label={own.days} className="pl-link-moment">
        <Select
          options={Object.entries(own.dayChoices).map(([value, label]) => ({ value, label }))}
        />
      </Form.Item>
      <Form.Item
        name="hours"
        label={own.hours}
        tooltip={own.hoursHint}
        className="pl-link-moment"
        rules={[{ validator: (_rule, hours: Asked['hours']) => differing(hours, own.sameHours) }]}
      >
        <TimePicker.RangePicker
          aria-label={own.hours}
          format="HH:mm"
          order={false}
          placeholder={[own.allDay, '']}
        />
      </Form.Item>
    </Flex>
  );
}

/** The link, to be copied or photographed. */
function Made({ address }: { address: string }) {
  const texts = designerTexts();
  const { message } = App.useApp();
  const copy = () =>
    copyText(address).then(
      () => message.success(texts.copied),
      () => message.error(texts.publicForm.copyFailed),
    );
  return (
    <>
      <p>{texts.publicForm.made}</p>
      <div className="pl-link-made">
        {/* Dark on light in the dark, too: many cameras read no other. */}
        <QRCode value={address} type="svg" color="#000" bgColor="#fff" />
        <div>
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
          <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
            {texts.publicForm.copy}
          </Button>
        </div>
      </div>
    </>
  );
}
