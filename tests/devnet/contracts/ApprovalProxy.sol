// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Permit2, PermitBatchTransferFrom, SignatureTransferDetails} from "./Permit2.sol";
import {Call3Value, Result, Router} from "./Router.sol";
import {Tokens} from "./Tokens.sol";

struct Permit2612 {
    address token;
    address owner;
    uint256 value;
    uint256 nonce;
    uint256 deadline;
    uint8 v;
    bytes32 r;
    bytes32 s;
}

struct Permit3009 {
    address from;
    uint256 value;
    uint256 validAfter;
    uint256 validBefore;
    uint8 v;
    bytes32 r;
    bytes32 s;
}

interface IPermitted {
    function permit(
        address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s
    ) external;
    function allowance(address owner, address spender) external view returns (uint256);
    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;
}

/// @notice What users approve instead of the router: it takes only from its caller, or by a signature of the owner's that
/// binds the calls, and gives to the router alone. Own code; functions, events and errors are those of the published
/// third version.
contract ApprovalProxy {
    using Tokens for address;

    error ArrayLengthsMismatch();
    error NativeTransferFailed();
    error RefundToCannotBeZeroAddress();
    error Unauthorized();

    event FundsMovement(address from, address to, address currency, uint256 amount, bytes metadata);

    /// Where genesis puts the router: code placed by genesis has no constructor that could store it.
    Router private constant ROUTER = Router(payable(0xb92fe925DC43a0ECdE6c8b1a2709c170Ec4fFf4f));
    /// Where Permit2 is on every chain.
    Permit2 private constant PERMIT2 = Permit2(0x000000000022D473030F116dDEE9F6B43aC78BA3);

    string private constant CALL_TYPE = "Call3Value(address target,bool allowFailure,uint256 value,bytes callData)";
    string private constant WITNESS_TYPE =
        "RelayerWitness(address relayer,address refundTo,address nftRecipient,bytes metadata,Call3Value[] call3Values)";
    bytes32 public constant _CALL3VALUE_TYPEHASH = keccak256(bytes(CALL_TYPE));
    bytes32 public constant _RELAYER_WITNESS_TYPEHASH = keccak256(abi.encodePacked(WITNESS_TYPE, CALL_TYPE));

    address public owner;

    /// Not run in genesis, where the slot is written directly.
    constructor(address owner_) {
        owner = owner_;
    }

    /// The router has nowhere to give back what native currency it could not send: nothing may be refunded to nobody.
    modifier refundable(address refundTo) {
        if (refundTo == address(0)) revert RefundToCannotBeZeroAddress();
        _;
    }

    receive() external payable {}

    /// Gives the owner all that was sent here by mistake; the zero address is the native currency.
    function withdraw(address token) external {
        if (msg.sender != owner) revert Unauthorized();
        if (token != address(0)) return token.send(msg.sender, token.held(address(this)));
        (bool success,) = msg.sender.call{value: address(this).balance}("");
        if (!success) revert NativeTransferFailed();
    }

    function transferAndMulticall(
        address[] calldata tokens,
        uint256[] calldata amounts,
        Call3Value[] calldata calls,
        address refundTo,
        address nftRecipient,
        bytes calldata metadata
    ) external payable refundable(refundTo) returns (Result[] memory) {
        if (tokens.length != amounts.length) revert ArrayLengthsMismatch();
        for (uint256 i; i < tokens.length; i++) {
            takeFromCaller(tokens[i], amounts[i], metadata);
        }
        return ROUTER.multicall{value: msg.value}(calls, refundTo, nftRecipient, metadata);
    }

    /// Takes by EIP-2612, from the caller alone. A permit that somebody else has used already is as good.
    function permitTransferAndMulticall(
        Permit2612[] calldata permits,
        Call3Value[] calldata calls,
        address refundTo,
        address nftRecipient,
        bytes calldata metadata
    ) external payable refundable(refundTo) returns (Result[] memory) {
        for (uint256 i; i < permits.length; i++) {
            Permit2612 calldata permit = permits[i];
            if (permit.owner != msg.sender) revert Unauthorized();
            use(permit);
            takeFromCaller(permit.token, permit.value, metadata);
        }
        return ROUTER.multicall{value: msg.value}(calls, refundTo, nftRecipient, metadata);
    }

    /// The owner signed who may carry the permit out (the caller), and every call that is made with the tokens. Without a
    /// signature nothing is taken, and the calls are made all the same.
    function permit2TransferAndMulticall(
        address user,
        PermitBatchTransferFrom calldata permit,
        Call3Value[] calldata calls,
        address refundTo,
        address nftRecipient,
        bytes calldata metadata,
        bytes memory permitSignature
    ) external payable refundable(refundTo) returns (Result[] memory) {
        if (permitSignature.length > 0) {
            bytes32 witness = witnessOf(refundTo, nftRecipient, metadata, calls);
            takeByPermit2(user, permit, witness, permitSignature);
            for (uint256 i; i < permit.permitted.length; i++) {
                tell(user, permit.permitted[i].token, permit.permitted[i].amount, metadata);
            }
        }
        return ROUTER.multicall{value: msg.value}(calls, refundTo, nftRecipient, metadata);
    }

    /// Takes by EIP-3009: the nonce that the owner signed is the hash of the caller and every call.
    function permit3009TransferAndMulticall(
        Permit3009[] calldata permits,
        address[] calldata tokens,
        Call3Value[] calldata calls,
        address refundTo,
        address nftRecipient,
        bytes calldata metadata
    ) external payable refundable(refundTo) returns (Result[] memory) {
        if (tokens.length != permits.length) revert ArrayLengthsMismatch();
        bytes32 witness = witnessOf(refundTo, nftRecipient, metadata, calls);
        for (uint256 i; i < permits.length; i++) {
            takeBy3009(tokens[i], permits[i], witness, metadata);
        }
        return ROUTER.multicall{value: msg.value}(calls, refundTo, nftRecipient, metadata);
    }

    function takeFromCaller(address token, uint256 amount, bytes calldata metadata) private {
        token.take(msg.sender, address(ROUTER), amount);
        tell(msg.sender, token, amount, metadata);
    }

    function tell(address from, address token, uint256 amount, bytes calldata metadata) private {
        emit FundsMovement(from, address(ROUTER), token, amount, metadata);
    }

    function use(Permit2612 calldata permit) private {
        IPermitted token = IPermitted(permit.token);
        try token.permit(permit.owner, address(this), permit.value, permit.deadline, permit.v, permit.r, permit.s) {}
        catch (bytes memory reason) {
            if (token.allowance(permit.owner, address(this)) >= permit.value) return;
            assembly {
                revert(add(reason, 32), mload(reason))
            }
        }
    }

    function takeByPermit2(
        address user,
        PermitBatchTransferFrom calldata permit,
        bytes32 witness,
        bytes memory permitSignature
    ) private {
        SignatureTransferDetails[] memory details = new SignatureTransferDetails[](permit.permitted.length);
        for (uint256 i; i < details.length; i++) {
            details[i] = SignatureTransferDetails(address(ROUTER), permit.permitted[i].amount);
        }
        // What follows the stub of the permit's type: the witness, then all types in alphabetical order (EIP-712).
        string memory witnessType = string.concat(
            "RelayerWitness witness)", CALL_TYPE, WITNESS_TYPE, "TokenPermissions(address token,uint256 amount)"
        );
        PERMIT2.permitWitnessTransferFrom(permit, details, user, witness, witnessType, permitSignature);
    }

    function takeBy3009(address token, Permit3009 calldata permit, bytes32 witness, bytes calldata metadata) private {
        IPermitted(token).receiveWithAuthorization(
            permit.from,
            address(this),
            permit.value,
            permit.validAfter,
            permit.validBefore,
            witness,
            permit.v,
            permit.r,
            permit.s
        );
        token.send(address(ROUTER), permit.value);
        tell(permit.from, token, permit.value, metadata);
    }

    function witnessOf(
        address refundTo, address nftRecipient, bytes calldata metadata, Call3Value[] calldata calls
    ) private view returns (bytes32) {
        bytes32[] memory hashes = new bytes32[](calls.length);
        for (uint256 i; i < calls.length; i++) {
            Call3Value calldata item = calls[i];
            hashes[i] = keccak256(
                abi.encode(_CALL3VALUE_TYPEHASH, item.target, item.allowFailure, item.value, keccak256(item.callData))
            );
        }
        return keccak256(
            abi.encode(
                _RELAYER_WITNESS_TYPEHASH,
                msg.sender,
                refundTo,
                nftRecipient,
                keccak256(metadata),
                keccak256(abi.encodePacked(hashes))
            )
        );
    }
}
